/** Whether the browser asks every page to pass nothing on (Global Privacy Control). */
export const hasPrivacyControl = (): boolean => Reflect.get(navigator, 'globalPrivacyControl') === true;
