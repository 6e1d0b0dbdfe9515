/**
 * Short and other forms of given names that one person uses beside another, English, French, and Arabic in Latin letters.
 * Each line is one name. A form that several names share stands in each of their lines.
 */
const forms = `
  abdul abdel abd
  ahmed ahmad ahmet
  alexander alexandre alex sandy
  alexandra alex sandra
  andrew andy drew
  anthony antony tony
  antoine tony
  benjamin ben benny
  catherine katherine kathryn cathy kathy kate katie
  charles chuck charlie charly
  christine christina chris tina
  christopher chris
  daniel dan danny
  david dave
  deborah debra deb debbie
  donald don
  dorothy dot dottie
  douglas doug
  edward ed eddie ted
  elizabeth elisabeth liz lizzie beth betty eliza
  francis frank
  frederick frederic fred freddy
  gerald gerry jerry
  gregory greg
  hassan hasan
  hussein hussain hossein
  james jim jimmy jamie
  jennifer jen jenny
  jeffrey geoffrey jeff geoff
  john jack johnny jon
  jonathan jon
  joseph joe joey jos
  joshua josh
  kenneth ken kenny
  lawrence larry
  leonard len lenny leo
  margaret peggy meg maggie marg
  matthew mathew matt
  maxime max
  maximilian max
  michael mike mick
  mohammed mohamed mohammad mohamad muhammad mohd
  nathaniel nathan nate
  nicholas nicolas nick
  pamela pam
  patricia pat patty tricia
  patrick pat
  peter pete
  philip phillip philippe phil
  raymond ray
  rebecca becky
  richard rick dick rich
  robert bob bobby rob robbie robt
  ronald ron
  samuel sam
  samantha sam
  stephen steven steve
  susan sue susie
  suzanne suzie
  terrence terence terry
  theodore ted theo
  theresa teresa terry
  thomas tom tommy thos
  timothy tim
  victoria vicky
  vincent vince
  william bill billy will willy wm
`;

const lines = forms
  .trim()
  .split('\n')
  .map((line) => new Set(line.trim().split(' ')));

/**
 * Letters that spellings of one given name differ in: doubled ones, and the w of Punjabi. An e at the end stays: it tells
 * Gabrielle from Gabriel.
 */
const toKey = (name: string): string => name.replace(/w/g, 'v').replace(/(.)\1+/g, '$1');

/** Whether two given names, in lower case Latin letters, are forms of one: Robert and Bob, Youssef and Yousef. */
export function isSameGivenName(one: string, other: string): boolean {
  if (one.length > 2 && toKey(one) === toKey(other)) return true;
  return lines.some((line) => line.has(one) && line.has(other));
}
