import type { ProblemType } from '@tamarack/core/errors/catalogue';
import type { ValidationCode } from '@tamarack/core/validation/validation-codes';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../store/hooks/use-draft';
import type { SendResult } from '../store/state/state';
import { toProblemKey, toWaitHours } from './problem-text';
import { type Messages, toFieldErrors } from './to-field-errors';
import { useAfterPress } from './use-after-press';

interface FormOptions<V> {
  /** Name of the draft that keeps the input while moving between screens. */
  name: string;
  initial: V;
  /** Rules of `src/validation`: the code of each field, null or missing if it is valid. */
  validate: (values: V) => Partial<Record<keyof V & string, ValidationCode | null>>;
  /** Fields from top to bottom: the first invalid one gets the focus. */
  order: readonly (keyof V & string)[];
  save: (values: V) => Promise<SendResult>;
  /** Problems that concern one field as a whole, shown beside it. */
  problems?: Partial<Record<keyof V & string, readonly ProblemType[]>>;
  /** Values for the message texts, such as an amount. `context` selects a variant of a text. */
  wording?: Readonly<Record<string, string | ((values: V) => string)>>;
  /** Keeps the draft after saving. */
  keep?: boolean;
}

/** Props of a design system field. */
export interface Field<T> {
  value: T;
  error: string | undefined;
  onChange: (value: T) => void;
  onBlur: () => void;
  inputRef: (node: HTMLElement | null) => void;
}

export interface Form<V> {
  values: V;
  set: (patch: Partial<V>) => void;
  field: <K extends keyof V & string>(name: K) => Field<V[K]>;
  submit: () => Promise<void>;
}

/**
 * A form over the rules of `src/validation`. Each field is validated on blur after a change, all of them on
 * submit; a message disappears as soon as its field is valid. What the server rejects shows beside its field
 * in the same way.
 */
export function useForm<V extends object>(options: FormOptions<V>): Form<V> {
  type Name = keyof V & string;
  const { t } = useTranslation('messages');
  const { draft, set, forget } = useDraft<V>(options.name, options.initial);
  const [shown, setShown] = useState<Messages<Name>>({});
  const afterPress = useAfterPress();
  /** Hours that a refusal asks to wait. */
  const [waitHours, setWaitHours] = useState(0);
  const [focusOn, setFocusOn] = useState<{ readonly field: Name } | null>(null);
  const nodes = useRef(new Map<Name, HTMLElement>());
  const changed = useRef(new Set<string>());

  // After the render: the field is then linked to its message, which is announced with it.
  useEffect(() => {
    if (focusOn) nodes.current.get(focusOn.field)?.focus();
  }, [focusOn]);

  const message = (field: Name, values: V): string | null => {
    const code = options.validate(values)[field];
    return code ? `validation.${code}` : null;
  };

  const fail = (messages: Messages<Name>): boolean => {
    setShown(messages);
    const field = options.order.find((each) => messages[each]);
    if (field !== undefined) setFocusOn({ field });
    return field !== undefined;
  };

  const change = (patch: Partial<V>): void => {
    const next = { ...draft, ...patch };
    for (const field of Object.keys(patch)) changed.current.add(field);
    set(patch);
    // Removes or updates shown messages; typing never adds one.
    setShown((old) => mapShown(old, (field) => message(field, next)));
  };

  return {
    values: draft,
    set: change,
    field: (field) => {
      const key = shown[field];
      return {
        value: draft[field],
        error: key ? t(key, { count: waitHours, ...getWording(options.wording, draft) }) : undefined,
        onChange: (value) => change({ [field]: value } as unknown as Partial<V>), // a computed key widens to string
        onBlur: () => {
          if (!changed.current.has(field)) return;
          afterPress(() => setShown((old) => ({ ...old, [field]: message(field, draft) })));
        },
        inputRef: (node) => {
          if (node) nodes.current.set(field, node);
          else nodes.current.delete(field);
        },
      };
    },
    submit: async () => {
      const found = options.order.map((field) => [field, message(field, draft)] as const);
      if (fail(Object.fromEntries(found) as Messages<Name>)) return;
      const result = await options.save(draft);
      if (result.ok) {
        if (!options.keep) forget();
        return;
      }
      if (result.problem) setWaitHours(toWaitHours(result.problem));
      fail(toFieldErrors(result.problem, options.order, options.problems, toProblemKey));
    },
  };
}

function getWording<V>(wording: FormOptions<V & object>['wording'], values: V): Record<string, string> {
  const entries = Object.entries(wording ?? {});
  return Object.fromEntries(
    entries.map(([name, text]) => [name, typeof text === 'function' ? text(values as V & object) : text]),
  );
}

function mapShown<F extends string>(old: Messages<F>, now: (field: F) => string | null): Messages<F> {
  const next: Messages<F> = {};
  for (const field in old) if (old[field]) next[field] = now(field);
  return next;
}
