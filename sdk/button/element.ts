import type { Appearance } from '@tamarack/core/appearance/appearance';
import { appearanceAttributes } from '../elements/appearance-attributes';
import { checkAttributes } from '../elements/check-attributes';
import { attachRoot, createElement, parseDollars, toLocale } from '../elements/dom';
import { elementEvents } from '../elements/names';
import { readAppearance } from '../elements/read-appearance';
import { readLanguage, readNonce, readSettings } from '../elements/settings';
import { warn } from '../elements/warn';
import { loadLoader } from '../load-loader';
import type {
  ButtonRequest,
  CheckoutRequest,
  Tamarack,
  TamarackButtonElement,
  TamarackError,
} from '../types';
import { findBase } from './find-base';
import { styles } from './styles';
import { textsByLanguage } from './text';

/** See `TamarackButtonElement`. */
export class ButtonElement extends HTMLElement implements TamarackButtonElement {
  static readonly observedAttributes = [
    'amount',
    'order-reference',
    'redirect-url',
    'language',
    'merchant-key',
    'api-url',
    ...appearanceAttributes,
  ];

  readonly #button = createElement('button', { type: 'button' });
  readonly #label = createElement('slot');
  readonly #failure = createElement('p', { role: 'alert' });
  /** Whether it had an appearance once. */
  #hadAppearance = false;
  #tamarack: Promise<Tamarack> | undefined;
  #request: ButtonRequest = {};
  #busy = false;

  constructor() {
    super();
    this.#button.append(this.#label);
    attachRoot(this, styles, true).append(this.#button, this.#failure);
    this.addEventListener('pointerenter', () => this.#preload());
    this.#button.addEventListener('focus', () => this.#preload());
    this.#button.addEventListener('click', () => void this.#pay());
  }

  get request(): ButtonRequest {
    return this.#request;
  }

  set request(request: ButtonRequest) {
    this.#request = request ?? {};
    void this.#applyAppearance();
  }

  connectedCallback(): void {
    // a framework may have set the property before the element was defined
    if (Object.hasOwn(this, 'request')) {
      const { request } = this;
      Reflect.deleteProperty(this, 'request');
      this.request = request;
    }
    this.#draw();
    checkAttributes(this, ButtonElement.observedAttributes);
  }

  attributeChangedCallback(name: string): void {
    this.#draw();
    if (name !== 'language') void this.#applyAppearance();
  }

  /** Not that of a function, which is called by a press only. */
  get #appearance(): Appearance | undefined {
    return (this.#request as CheckoutRequest).appearance ?? readAppearance(this);
  }

  /** Applies the appearance once its code is loaded; nothing waits for that, and until then the default appearance is used. */
  async #applyAppearance(): Promise<void> {
    // a framework sets one attribute after the other
    await null;
    this.#hadAppearance ||= this.#appearance !== undefined;
    if (!this.#hadAppearance) return;
    const loaded = await import('../appearance').catch(() => null);
    loaded?.applyAppearance(this, 'button', this.#appearance);
  }

  #draw(): void {
    const language = readLanguage(this);
    this.#label.textContent = textsByLanguage[language].label;
    this.#label.lang = toLocale(language);
    this.#failure.lang = toLocale(language);
  }

  /** The options of the attributes. */
  #readAttributes(): CheckoutRequest {
    const amount = this.getAttribute('amount');
    // what is no amount is the checkout's to refuse, by its name
    const cartTotal = parseDollars(amount) ?? (amount as unknown as number);
    const orderReference = this.getAttribute('order-reference');
    const redirectUrl = this.getAttribute('redirect-url');
    const appearance = this.#appearance;
    return {
      language: readLanguage(this),
      ...(amount && { cartTotal }),
      ...(orderReference && { orderReference }),
      ...(redirectUrl && { seller: { redirectUrl } }),
      ...(appearance && { appearance }),
    };
  }

  /** A failed download is retried by the next intent or press. */
  #load(): Promise<Tamarack> {
    const settings = readSettings(import.meta.url, {
      apiUrl: this.getAttribute('api-url'),
      merchantKey: this.getAttribute('merchant-key'),
    });
    const base = findBase(import.meta.url, settings.apiUrl);
    this.#tamarack ??= loadLoader(() => ({ ...settings, base, nonce: this.nonce || readNonce() }));
    this.#tamarack.catch(() => {
      this.#tamarack = undefined;
    });
    return this.#tamarack;
  }

  #preload(): void {
    if (this.#tamarack) return;
    const preload = async () => {
      const tamarack = await this.#load();
      const own = typeof this.#request === 'function' ? {} : this.#request;
      // not while a press is being handled, whose request has priority
      if (!this.#busy) tamarack.checkout({ ...this.#readAttributes(), ...own });
    };
    preload().catch((error: Error) => warn(`the button could not preload: ${error.message}`));
  }

  async #pay(): Promise<void> {
    if (this.#busy) return;
    this.#setBusy(true);
    this.#failure.textContent = '';
    try {
      const request = this.#request;
      const [tamarack, own] = await Promise.all([
        this.#load(),
        typeof request === 'function' ? request() : request,
      ]);
      const merchantKey = this.getAttribute('merchant-key');
      tamarack.checkout({ ...this.#readAttributes(), ...(merchantKey && { merchantKey }), ...own });
      this.#emit('outcome', await tamarack.run());
    } catch (error) {
      if (!this.#emit('error', error)) return;
      // a page's own function may reject with anything
      const retryable = (error as Partial<TamarackError> | undefined)?.retryable ?? true;
      this.#failure.textContent = textsByLanguage[readLanguage(this)][retryable ? 'failed' : 'unavailable'];
      warn(String(error));
    } finally {
      this.#setBusy(false);
    }
  }

  #setBusy(busy: boolean): void {
    this.#busy = busy;
    // not `disabled`, which would drop the focus that the dialog returns
    this.#button.setAttribute('aria-disabled', String(busy));
  }

  /** @returns false if a listener prevented the default */
  #emit(name: keyof typeof elementEvents, detail: unknown): boolean {
    return this.dispatchEvent(new CustomEvent(elementEvents[name], { detail, cancelable: true }));
  }
}
