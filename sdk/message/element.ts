import type { Language } from '@tamarack/core/language';
import type { PublicRates } from '@tamarack/core/lending/public-rates';
import { appearanceAttributes } from '../elements/appearance-attributes';
import { checkAttributes } from '../elements/check-attributes';
import { attachRoot, createElement, parseDollars, toLocale } from '../elements/dom';
import { readAppearance } from '../elements/read-appearance';
import { readLanguage, readSettings } from '../elements/settings';
import { warn } from '../elements/warn';
import { type AdvertisedPayment, describePrice, type PriceSentence } from './describe';
import type { Panel } from './panel';
import { getRates } from './rates';
import { styles } from './styles';
import { textsByLanguage } from './text';

/** The longest wait of the example for its appearance, so that it does not change while the customer looks at it. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 500));

/** The element of the price message: see `TamarackMessageElement` in sdk/types.ts. */
export class MessageElement extends HTMLElement {
  static readonly observedAttributes = [
    'amount',
    'language',
    'merchant-key',
    'api-url',
    ...appearanceAttributes,
  ];

  readonly #root = attachRoot(this, styles);
  readonly #text = createElement('span');
  readonly #button = createElement('button', { type: 'button', 'aria-haspopup': 'dialog' });
  readonly #failure = createElement('span', { role: 'alert' });
  readonly #line = createElement('p', { class: 'line' }, this.#text, this.#button, this.#failure);
  #panel: Panel | undefined;
  #payment: AdvertisedPayment | null = null;
  /** That of the sentence. */
  #language: Language = 'en';
  /** Counts updates, so that a response which arrives after a later one is dropped. */
  #turn = 0;

  constructor() {
    super();
    this.#line.hidden = true;
    this.#button.hidden = true;
    this.#button.addEventListener('click', () => void this.#openPanel());
    this.#root.append(this.#line);
  }

  get amount(): number {
    return parseDollars(this.getAttribute('amount')) ?? Number.NaN;
  }

  set amount(dollars: number) {
    this.setAttribute('amount', String(dollars));
  }

  connectedCallback(): void {
    void this.#update();
    checkAttributes(this, MessageElement.observedAttributes);
  }

  disconnectedCallback(): void {
    this.#panel?.close();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) void this.#update();
  }

  async #update(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const { amount } = this;
    const language = readLanguage(this);
    const given = this.getAttribute('amount');
    if (given && Number.isNaN(amount)) warn(`amount: expected dollars such as 4850.40, got ${given}`);
    if (!(amount > 0)) return this.#draw(null, language);
    // keeps the room of a sentence that will probably follow
    this.#line.hidden = false;
    const rates = await this.#loadRates();
    if (turn === this.#turn)
      this.#draw(rates && describePrice(rates, Math.round(amount * 100), language), language);
  }

  async #loadRates(): Promise<PublicRates | null> {
    const settings = readSettings(import.meta.url, {
      apiUrl: this.getAttribute('api-url'),
      merchantKey: this.getAttribute('merchant-key'),
    });
    return getRates(settings).catch((error: Error) => {
      warn(`no price message: ${error.message}`);
      return null;
    });
  }

  #draw(sentence: PriceSentence | null, language: Language): void {
    this.#payment = sentence?.payment ?? null;
    this.#language = language;
    this.#line.hidden = sentence === null;
    this.#line.lang = toLocale(language);
    this.#text.textContent = sentence?.text ?? '';
    this.#button.textContent = textsByLanguage[language].open;
    this.#button.hidden = !this.#payment;
    this.#failure.textContent = '';
    if (this.#payment) this.#panel?.draw(this.#payment, language);
    else this.#panel?.close();
  }

  /** Downloads the panel first. A failed download is tried again by the next press. */
  async #openPanel(): Promise<void> {
    this.#failure.textContent = '';
    try {
      const appearance = readAppearance(this);
      const code = appearance && import('../appearance').catch(() => null);
      const [{ createPanel }] = await Promise.all([import('./panel'), code && Promise.race([code, pause()])]);
      if (!this.#payment || !this.isConnected) return;
      this.#panel ??= createPanel(this.#root, (isOpen) => {
        this.#button.setAttribute('aria-expanded', String(isOpen));
        if (!isOpen) this.#button.focus();
      });
      // after the panel's own styles
      void code?.then((loaded) => loaded?.applyAppearance(this, 'panel', appearance));
      this.#panel.draw(this.#payment, this.#language);
      this.#panel.open();
    } catch (error) {
      warn(`no example: ${(error as Error).message}`);
      this.#failure.textContent = textsByLanguage[this.#language].failed;
    }
  }
}
