import { commonGivenNames } from './common-given-names';

/**
 * Alternative forms of given names that one person may use: English, French, Arabic in Latin letters, and what
 * people from Poland, Ukraine, Italy and Greece are called in English. Each line is one name. A form that several names share is in each of their lines.
 */
const forms = `
  abdul abdel abd
  ahmed ahmad ahmet
  alexander alexandre alex sandy oleksandr olexandr alexandros alejandro
  alfred alf fred
  allan allen alan al
  alexandra alex sandra
  andrew andy drew andrzej andriy andrii andrei andreas
  anthony antony tony
  antoine tony
  antonio tony anthony
  arthur art
  barbara barb
  benoit ben
  bradley brad
  benjamin ben benny
  catherine katherine kathryn cathy kathy kate katie kateryna katarzyna
  charles chuck charlie charly
  christine christina chris tina
  christopher christophe chris krzysztof
  cynthia cindy
  daniel dan danny
  david dave
  dimitrios dimitris dimitri jim
  dmytro dmitri dmitry dimitri
  dominic domenico dom
  dominique dom
  deborah debra deb debbie
  donald don
  dorothy dot dottie
  douglas doug
  edward ed eddie ted
  elizabeth elisabeth liz lizzie beth betty eliza
  francis frank
  francesco frank
  frederick frederic fred freddy
  george georgios giorgos jerzy
  gerald gerry jerry
  giovanni john
  gordon gord
  gregory greg
  harold harry hal
  hassan hasan
  helen elena olena
  henry hank harry
  hussein hussain hossein
  james jim jimmy jamie
  jennifer jen jenny
  jeffrey jeffery geoffrey jeff geoff
  ioannis yannis giannis john
  jacqueline jackie
  john jack johnny jon
  jonathan jon
  joseph joe joey jos giuseppe
  joshua josh
  kenneth ken kenny
  konstantinos kostas costas gus
  lawrence larry
  leonard len lenny leo
  luigi louis lou
  margaret peggy meg maggie marg
  matthew mathew matt
  maxime max
  maximilian max
  mathieu mat matt
  michael mike mick michal mykhailo mikhail
  mohammed mohamed mohammad mohamad muhammad mohd md
  nathaniel nathan nate
  natalie nathalie nat
  nicholas nicolas nick nikolaos nikos mykola
  norman norm
  pamela pam
  patricia pat patty tricia
  patrick pat
  paul pavel pawel pavlo
  peter pete piotr petro petros
  philip phillip philippe phil
  randall randolph randy
  raymond ray
  rebecca becky
  richard rick dick rich
  robert bob bobby rob robbie robt
  ronald ron
  russell russ
  salvatore sal
  samuel sam
  samantha sam
  sebastien seb
  serge sergei sergey serhiy
  stanley stan
  stephane steph
  stephanie steph
  stephen steven steve
  susan sue susie
  suzanne suzie
  terrence terence terry
  theodore ted theo
  theresa teresa terry
  thomas tom tommy thos tomasz
  timothy tim
  vasilios vasilis bill
  victoria vicky
  veronique vero
  vincent vince
  vincenzo vince vincent
  volodymyr vladimir walter
  walter walt
  william bill billy will willy wm
  zachary zach zack
`;

const lines = forms
  .trim()
  .split('\n')
  .map((line) => new Set(line.trim().split(' ')));

/**
 * Removes differences between spellings of one given name: doubled letters, the w of Punjabi, and the y of Ukrainian except at
 * the end, where it distinguishes Tony from Toni. A final e stays, because it distinguishes Gabrielle from Gabriel.
 */
function toKey(name: string): string {
  const withoutY = name.length > 3 ? name.replace(/y(?=.)|(?<=i)y$/g, 'i') : name;
  return withoutY.replace(/w/g, 'v').replace(/(.)\1+/g, '$1');
}

/** Whether two given names, in lower case Latin letters, are forms of one: Robert and Bob, Youssef and Yousef. */
export function isSameGivenName(one: string, other: string): boolean {
  if (one.length > 2 && toKey(one) === toKey(other)) return true;
  return lines.some((line) => line.has(one) && line.has(other));
}

const known: ReadonlySet<string> = new Set([...lines.flatMap((line) => [...line]), ...commonGivenNames]);

/** Whether a word, in lower case Latin letters, is a usual given name. Many are family names as well. */
export const isGivenName = (word: string): boolean => known.has(word);
