/** Whether the browser sends the Global Privacy Control signal: do not sell or share personal data. */
export const hasPrivacyControl = (): boolean => Reflect.get(navigator, 'globalPrivacyControl') === true;
