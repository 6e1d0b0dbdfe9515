import type { Problem, ProblemType } from '@tamarack/core/errors/catalogue';
import type { FieldsState } from '@tamarack/core/protocol/frames';
import { type Messages, toFieldErrors } from '../../forms/to-field-errors';
import type { CallResult } from './api';
import type { FrameHandlers, Post } from './connect';
import type { Control } from './control';
import { announce, texts } from './field';

export type Values<N extends string> = Readonly<Record<N, string>>;

interface FormOptions<N extends string> {
  readonly post: Post;
  /** From top to bottom: the first invalid one gets the focus. */
  readonly controls: Readonly<Record<N, Control>>;
  /** Rules of `src/validation`: the code of each field, null or missing if it is valid. */
  readonly validate: (values: Values<N>) => Partial<Record<N, string | null>>;
  /** Problems that concern one field as a whole, shown beside it. */
  readonly problems?: Partial<Record<N, readonly ProblemType[]>>;
  /** Called after each change; `typed` is false until something was typed. */
  readonly onChange?: (values: Values<N>, typed: boolean) => void;
}

export interface Form<N extends string> {
  read(): Values<N>;
  /** Writes values as if they were typed. */
  write(values: Partial<Values<N>>): void;
  /** Writes saved values into the controls that have no input yet. */
  fill(values: Partial<Values<N>>): void;
  /** Like `fill`, with values that were typed before the frame went away. */
  restore(values: Partial<Values<N>>): void;
  /** Validates again, if the rules depend on more than the values. */
  update(): void;
  /** Awaits a call and shows the API's errors beside their fields. */
  send(call: Promise<CallResult>): Promise<CallResult>;
  readonly handlers: Pick<FrameHandlers, 'focus' | 'clear' | 'disable'> & {
    showErrors(keepFocus?: boolean): void;
  };
}

/**
 * A form of a secure frame, with the behaviour of `useForm`. Each field is validated on blur after a change, all of
 * them on submit; a message disappears as soon as its field is valid. Texts are named as in `messages.json`:
 * `validation.firstRequired`.
 */
export function createForm<N extends string>(options: FormOptions<N>): Form<N> {
  const { post, controls } = options;
  const names = Object.keys(controls) as N[];
  const changed = new Set<N>();
  const shown = new Map<N, string>();
  let disabled = false;
  let posted: FieldsState | null = null;

  const read = (): Values<N> =>
    Object.fromEntries(names.map((name) => [name, controls[name].read()])) as Values<N>;

  const validate = (): Messages<N> => {
    const messages: Messages<N> = {};
    for (const [name, code] of Object.entries(options.validate(read())) as [N, string | null][])
      if (code) messages[name] = `validation.${code}`;
    return messages;
  };

  const show = (name: N, key?: string | null): void => {
    if (shown.get(name) === key) return;
    if (key) shown.set(name, key);
    else shown.delete(name);
    controls[name].setError(key ? (texts[key] ?? '') : null);
  };

  /** Shows messages and focuses the first, unless the focus must not move. Returns whether there is one. */
  const fail = (messages: Messages<N>, keepFocus = false): boolean => {
    for (const name of names) show(name, messages[name]);
    const first = names.find((name) => messages[name]);
    if (first && !keepFocus) {
      const before = document.activeElement;
      controls[first].focus();
      // it was there, or Safari gives no focus to a frame of another origin in which nothing was pressed yet
      if (document.activeElement === before) announce(texts[messages[first] ?? ''] ?? '');
    }
    return !!first;
  };

  const update = (): void => {
    const messages = validate();
    // Removes or updates shown messages; typing never adds one.
    for (const name of [...shown.keys()]) show(name, messages[name]);
    const values = read();
    const state = getState(names, values, messages);
    if (state !== posted) post({ type: 'state', state });
    posted = state;
    options.onChange?.(values, changed.size > 0);
  };

  for (const name of names) {
    const { input, read: readControl } = controls[name];
    // typed before this script was there
    if (readControl() !== '') changed.add(name);
    // some browsers fill in a form with `change` alone
    for (const event of ['input', 'change'])
      input.addEventListener(event, () => {
        changed.add(name);
        update();
      });
    if (input.type === 'checkbox') continue;
    input.addEventListener('blur', () => {
      if (changed.has(name)) show(name, validate()[name]);
    });
  }
  const submitOrFail = (keepFocus?: boolean): void => {
    if (!fail(validate(), keepFocus)) post({ type: 'submitRequested' });
  };
  for (const input of document.querySelectorAll('input'))
    input.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.defaultPrevented || event.isComposing || disabled) return;
      submitOrFail();
    });
  update();

  const write = (values: Partial<Values<N>>, targets: readonly N[], typed: boolean): void => {
    for (const name of targets) {
      const value = values[name];
      if (value === undefined) continue;
      if (typed) changed.add(name);
      controls[name].write(value);
    }
    update();
  };
  const listUntouched = (): readonly N[] => names.filter((name) => !changed.has(name));
  return {
    read,
    write: (values) => write(values, names, true),
    fill: (values) => write(values, listUntouched(), false),
    restore: (values) => write(values, listUntouched(), true),
    update,
    send: async (call) => {
      const result = await call;
      if (!result.ok) showProblem(result.problem);
      return result;
    },
    handlers: {
      showErrors: submitOrFail,
      focus: () => {
        const first = names.find((name) => shown.has(name)) ?? names[0];
        if (first !== undefined) controls[first].focus();
      },
      clear: () => {
        for (const name of names) {
          controls[name].write('');
          show(name);
        }
        changed.clear();
        update();
      },
      disable: (now) => {
        disabled = now;
      },
    },
  };

  function showProblem(problem: Problem | null): void {
    fail(toFieldErrors(problem, names, options.problems));
  }
}

function getState<N extends string>(
  names: readonly N[],
  values: Values<N>,
  messages: Messages<N>,
): FieldsState {
  if (!names.some((name) => messages[name])) return 'complete';
  const filled = names.filter((name) => values[name] !== '');
  if (filled.length === 0) return 'empty';
  return filled.some((name) => messages[name]) ? 'invalid' : 'incomplete';
}
