import type { ProblemType } from '@tamarack/core/errors/catalogue';
import type { ValidationCode } from '@tamarack/core/validation/validation-codes';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SendResult } from '../store/state';
import { useDraft } from '../store/use-draft';
import { type Messages, refusedFields } from './server-errors';

export interface FormOptions<V> {
  /** Under this name what was typed is kept while moving between screens. */
  name: string;
  initial: V;
  /** The rules of `src/validation`: the code of each field, null or missing where it is right. */
  validate: (values: V) => Partial<Record<keyof V & string, ValidationCode | null>>;
  /** The fields from top to bottom: the first wrong one gets the focus. */
  order: readonly (keyof V & string)[];
  save: (values: V) => Promise<SendResult>;
  /** Problems that are about one field as a whole, shown beside it. */
  problems?: Partial<Record<keyof V & string, readonly ProblemType[]>>;
  /** What the messages' texts leave open, such as an amount. `context` chooses a variant of a text. */
  wording?: Readonly<Record<string, string | ((values: V) => string)>>;
  /** What was typed is still wanted after it is saved. */
  keep?: boolean;
}

/** What a field of the design system needs. */
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
 * A form over the rules of `src/validation`: each field is checked when left after a change, all of them on submit;
 * a message goes as soon as its field is right. What the server refuses shows beside its field in the same way.
 */
export function useForm<V extends object>(options: FormOptions<V>): Form<V> {
  type Name = keyof V & string;
  const { t } = useTranslation('messages');
  const { draft, set, forget } = useDraft<V>(options.name, options.initial);
  const [shown, setShown] = useState<Messages<Name>>({});
  const [focusOn, setFocusOn] = useState<{ readonly field: Name } | null>(null);
  const nodes = useRef(new Map<Name, HTMLElement>());
  const changed = useRef(new Set<string>());

  // After the draw: the field is then tied to its message, which is read out with it.
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
    // Takes away or renews what is shown; nothing new is complained about while typing.
    setShown((old) => mapShown(old, (field) => message(field, next)));
  };

  return {
    values: draft,
    set: change,
    field: (field) => {
      const key = shown[field];
      return {
        value: draft[field],
        error: key ? t(key, wordingOf(options.wording, draft)) : undefined,
        onChange: (value) => change({ [field]: value } as unknown as Partial<V>), // a computed key widens to string
        onBlur: () => {
          if (changed.current.has(field)) setShown((old) => ({ ...old, [field]: message(field, draft) }));
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
      if (!result.ok) fail(refusedFields(result.problem, options.order, options.problems));
      else if (!options.keep) forget();
    },
  };
}

function wordingOf<V>(wording: FormOptions<V & object>['wording'], values: V): Record<string, string> {
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
