/**
 * Account holders as banks print them, beside the names of an application. Written before the rules that are judged by
 * it, and made up: none is a real account. `same` says whether the account is the applicant's own: a bank's abbreviation,
 * order, title or spelling changes nothing; another person, another company of the same person and money held for others
 * are not the applicant's.
 */
export interface NamePair {
  readonly printed: string;
  readonly person?: readonly [first: string, last: string];
  readonly business?: string;
  readonly same: boolean;
}

/** `printed = first / last` for a person, `printed = [business]` for a business. */
const parse =
  (same: boolean) =>
  (line: string): NamePair => {
    const [printed = '', name = ''] = line.split(' = ').map((part) => part.trim());
    if (name.startsWith('[')) return { printed, business: name.slice(1, -1), same };
    const [first = '', last = ''] = name.split(' / ');
    return { printed, person: [first, last], same };
  };

const parseAll = (same: boolean, text: string): readonly NamePair[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(parse(same));

const own = parseAll(
  true,
  `
  BOB SMITH = Robert / Smith
  ROBERT J SMITH = Bob / Smith
  WILLIAM O CALLAGHAN = Bill / O'Callaghan
  WM HARPER = William / Harper
  LIZ PRENTICE = Elizabeth / Prentice
  ELIZABETH PRENTICE = Beth / Prentice
  MARGARET ANNE DOYLE = Peggy / Doyle
  ALEX ROBITAILLE = Alexandre / Robitaille
  PHIL CARDINAL = Philippe / Cardinal
  CARDINAL FRED = Frédéric / Cardinal
  MOHAMAD KHALIL = Mohammed / Khalil
  MUHAMMAD A KHAN = Mohammad / Khan
  YOUSEF NASSER = Youssef / Nasser
  HUSSAIN RAZA = Hussein / Raza
  SUKHVINDER SINGH GREWAL = Sukhwinder / Grewal
  MATHEW CHISHOLM = Matthew / Chisholm
  STEVE OKAFOR = Stephen / Okafor
  AMARA OBI = Dr. Amara / Obi
  JEAN GAUTHIER = M. Jean / Gauthier
  THOMAS REID JR = Thomas / Reid Jr.
  THOMAS REID = Thomas / Reid Jr
  2612345 ONTARIO INC = [2612345 Ontario Inc. o/a Birch Street Bakery]
  BIRCH STREET BAKERY = [2612345 Ontario Inc. o/a Birch Street Bakery]
  9234-5678 QUEBEC INC = [9234-5678 Québec inc. (Boulangerie du Coin)]
  BOULANGERIE DU COIN = [9234-5678 Québec inc. (Boulangerie du Coin)]
  BOULANGERIE DU COIN = [9234-5678 Québec inc. f.a.s.r.s. Boulangerie du Coin]
  1876543 AB LTD = [1876543 Alberta Ltd.]
  SAINT LAURENT AUTO LTD = [St. Laurent Auto Ltd]
  CONSTRUCTION SAINTE FOY INC = [Construction Ste-Foy inc.]
  LAKESIDE BUILDING CENTRE = [Lakeside Bldg. Centre Ltd.]
  JOHN SMITH = John / Smith
  SMITH JOHN = John / Smith
  SMITH, JOHN = John / Smith
  J SMITH = John / Smith
  SMITH J = John / Smith
  J. A. SMITH = John / Smith
  JOHN A SMITH = John / Smith
  JOHN ANDREW SMITH = John / Smith
  SMITH JOHN ANDREW = John / Smith
  MR JOHN SMITH = John / Smith
  MR. J. SMITH = John / Smith
  DR JOHN A. SMITH = John / Smith
  JOHN SMITH JR = John / Smith
  JOHN SMITH OR JANE SMITH = John / Smith
  JOHN & JANE SMITH = John / Smith
  JOHN SMITH AND MARY OBRIEN = Mary / O’Brien
  MME MARIE TREMBLAY = Marie / Tremblay
  M JEAN TREMBLAY = Jean / Tremblay
  JEAN PIERRE TREMBLAY = Jean-Pierre / Tremblay
  JEANPIERRE TREMBLAY = Jean-Pierre / Tremblay
  J-P TREMBLAY = Jean-Pierre / Tremblay
  JP TREMBLAY = Jean-Pierre / Tremblay
  TREMBLAY JEAN-PIERRE = Jean-Pierre / Tremblay
  TREMBLAY MARIE EVE = Marie-Ève / Tremblay
  M E TREMBLAY = Marie-Ève / Tremblay
  FRANCOIS LEVESQUE = François / Lévesque
  FRAN?OIS L?VESQUE = François / Lévesque
  LEVESQUE FRANCOIS = François / Lévesque
  MARIE TREMBLAY GAGNON = Marie / Tremblay-Gagnon
  MARIE GAGNON = Marie / Tremblay-Gagnon
  JACQUES ST-JEAN = Jacques / Saint-Jean
  JACQUES SAINT JEAN = Jacques / St-Jean
  LOUISE STE MARIE = Louise / Sainte-Marie
  DANG THI LAN = Lan / Đặng
  LAN THI DANG = Lan / Đặng
  DANG LAN = Lan / Đặng
  NGUYEN VAN ANH = Anh / Nguyễn
  ANH VAN NGUYEN = Văn Anh / Nguyễn
  LUKASZ WISNIEWSKI = Łukasz / Wiśniewski
  WISNIEWSKI LUKASZ = Łukasz / Wiśniewski
  L WISNIEWSKI = Łukasz / Wiśniewski
  MAEVE OBRIEN = Maeve / O’Brien
  MAEVE O BRIEN = Maeve / O'Brien
  O'BRIEN MAEVE = Maeve / OBrien
  M O’BRIEN = Maeve / O'Brien
  DARCY MACDONALD = D’Arcy / MacDonald
  DARCY MAC DONALD = D'Arcy / MacDonald
  JUERGEN MUELLER = Jürgen / Müller
  JURGEN MULLER = Jürgen / Müller
  SOREN AASGAARD = Søren / Åsgaard
  SOEREN ASGAARD = Søren / Åsgaard
  KLAUS WEISS = Klaus / Weiß
  JOSE GARCIA = José / García López
  JOSE GARCIA LOPEZ = José / García López
  MARIA DE LA CRUZ = María / de la Cruz
  MARIA DELACRUZ = María / De La Cruz
  PIETER VAN DER BERG = Pieter / van der Berg
  PIETER VANDERBERG = Pieter / van der Berg
  MEHMET YILDIZ = Mehmet / Yıldız
  ISIK SAHIN = Işık / Şahin
  ZELJKO DJOKIC = Željko / Đokić
  TOMAS NOVAK = Tomáš / Novák
  ISTVAN SZABO = István / Szabó
  STEFANIA IONESCU = Ștefania / Ionescu
  SIGURDUR THORSSON = Sigurður / Þórsson
  CHRISTOPHER MONTGOMER = Christopher / Montgomery
  WOLFESCHLEGELSTEINHAUSE A = Anna / Wolfeschlegelsteinhausen
  李明 = 明 / 李
  李 明 = 明 / 李
  LI MING = 明 / 李
  MING LI = 明 / 李
  李明 = Ming / Li
  王小红 = 小红 / 王
  WANG XIAOHONG = 小红 / 王
  XIAO HONG WANG = 小红 / 王
  X WANG = 小红 / 王
  陳大文 = 大文 / 陳
  陳大文 = 大文 / 陈
  CHAN TAI MAN = 大文 / 陳
  ИВАН ПЕТРОВ = Иван / Петров
  IVAN PETROV = Иван / Петров
  PETROV IVAN = Иван / Петров
  Иван Петров = Ivan / Petrov
  YULIIA SHEVCHENKO = Юлія / Шевченко
  YULIYA SHEVCHENKO = Юлия / Шевченко
  JULIA SHEVCHENKO = Юлия / Шевченко
  OLEKSANDR BONDARENKO = Олександр / Бондаренко
  DMITRY KOZLOV = Дмитрий / Козлов
  MOHAMMED AHMED = محمد / أحمد
  MOHAMED AHMAD = محمد / أحمد
  محمد أحمد = محمد / أحمد
  FATIMA HASSAN = فاطمة / حسن
  FATIMA AL HASSAN = Fatima / Al-Hassan
  FATIMA ALHASSAN = Fatima / Al-Hassan
  HARPREET SINGH = ਹਰਪ੍ਰੀਤ / ਸਿੰਘ
  RAJESH SHARMA = राजेश / शर्मा
  राजेश शर्मा = राजेश / शर्मा
  GEORGIOS PAPADOPOULOS = Γεώργιος / Παπαδόπουλος
  MARIA PAPADOPOULOU = Μαρία / Παπαδοπούλου
  MINSU KIM = 민수 / 김
  김민수 = 민수 / 김
  YUKI TANAKA = ゆき / たなか
  GURPREET KAUR DHILLON = Gurpreet / Dhillon
  DHILLON GURPREET KAUR = Gurpreet Kaur / Dhillon
  ALI REZA AHMADI = Alireza / Ahmadi
  JOHN SMITH O/A QUICKFIX PLUMBING = John / Smith
  JOHN SMITH SOLE PROP = John / Smith
  NORTHLINE EQUIPMENT INC = [Northline Equipment Inc.]
  NORTHLINE EQUIPMENT = [Northline Equipment Inc.]
  NORTHLINE EQUIP INC. = [Northline Equipment Inc.]
  THE NORTHLINE EQUIPMENT COMPANY LTD = [Northline Equipment Ltd.]
  NORTHLINE EQUIPMENT LIMITED = [Northline Equipment Ltd]
  NORTHLINE EQUIPMENT CORPORATION = [Northline Equipment Corp.]
  BISTRO DU NORD INC = [Bistro du Nord inc.]
  LE BISTRO DU NORD = [Bistro du Nord]
  BOULANGERIE L ETOILE LTEE = [Boulangerie L’Étoile ltée]
  BOULANGERIE LETOILE = [Boulangerie L'Étoile ltée]
  9123-4567 QUEBEC INC = [9123-4567 Québec inc.]
  91234567 QUEBEC INC. = [9123-4567 Québec inc.]
  9123 4567 QC INC = [9123-4567 Québec inc.]
  1234567 ONTARIO LTD = [1234567 Ontario Limited]
  1234567 ONT LTD = [1234567 Ontario Limited]
  1234567 ONTARIO INC O/A CAFE LUNA = [Café Luna]
  9123-4567 QUEBEC INC FASRS CAFE LUNA = [Café Luna]
  CAFE LUNA / 9123-4567 QUEBEC INC = [9123-4567 Québec inc.]
  1234567 B.C. LTD. = [1234567 BC Ltd]
  B C ROOFING LTD = [B.C. Roofing Ltd.]
  SMITH AND SONS CONSTRUCTION LTD = [Smith & Sons Construction Ltd.]
  SMITH & SONS CONST = [Smith and Sons Construction]
  SMITH SONS CONSTRUCTION = [Smith & Sons Construction]
  TREMBLAY ET FILS INC = [Tremblay & Fils inc.]
  TREMBLAY ET FILS SENC = [Tremblay et Fils S.E.N.C.]
  ASSURANCES GAGNON S E N C R L = [Assurances Gagnon S.E.N.C.R.L.]
  NORTHERN LIGHTS CAFE AND BAK = [Northern Lights Café and Bakery Inc.]
  COASTAL WINDOW CLEANING SE = [Coastal Window Cleaning Services]
  PRAIRIE LANDSCAPING SVCS LTD = [Prairie Landscaping Services Ltd.]
  PRAIRIE MGMT GRP = [Prairie Management Group Inc.]
  MAPLE INTL TRADING = [Maple International Trading Co.]
  ATLANTIC BROS FISHERIES = [Atlantic Brothers Fisheries Ltd]
  QUICK FIX PLUMBING = [QuickFix Plumbing]
  QUICKFIX PLUMBING = [Quick-Fix Plumbing Inc.]
  JOES DINER = [Joe’s Diner]
  JOE S DINER LTD = [Joe's Diner Ltd]
  SMITH PLUMBING = [Smith Plumbing]
  SMITH PLUMBING LTD OPERATING ACCOUNT = [Smith Plumbing Ltd]
  SMITH PLUMBING LTD USD ACCOUNT = [Smith Plumbing Ltd]
  北京餐厅 = [北京餐厅]
  КАФЕ ЛУНА = [Кафе Луна]
  KAFE LUNA = [Кафе Луна]
  DENTISTERIE DRE MARIE COTE INC = [Dentisterie Dre Marie Côté inc.]
  ENTREPRISES LAVOIE ENR = [Entreprises Lavoie enr.]
  LES ENTREPRISES LAVOIE ENRG = [Entreprises Lavoie enr.]
  ENTR LAVOIE = [Les Entreprises Lavoie]
  `,
);

const others = parseAll(
  false,
  `
  THOMAS REID SR = Thomas / Reid Jr.
  REID THOMAS II = Thomas / Reid III
  BOB SMITH = William / Smith
  ROBERT JONES = Bob / Smith
  DAN ROY = Dana / Roy
  GABRIELLE ROY = Gabriel / Roy
  LOUISE MARTIN = Louis / Martin
  MICHELLE GAGNE = Michel / Gagné
  DANIELLE COTE = Daniel / Côté
  JEANNE BOUCHARD = Jean / Bouchard
  MARIE CLAIRE DUBE = Marie-Claude / Dubé
  ANDREA WELLS = Andrew / Wells
  CHRISTOPHER LANG = Christine / Lang
  ALEXANDRA MOREAU = Alexandre / Moreau
  MOHAMAD KHALIL = Ahmed / Khalil
  SUKHVINDER SINGH = Sukhwinder / Grewal
  BETTY SMITH = Bob / Smith
  2612346 ONTARIO INC = [2612345 Ontario Inc. o/a Birch Street Bakery]
  BIRCH STREET CAFE = [2612345 Ontario Inc. o/a Birch Street Bakery]
  SMITH LTD = [Smith (Canada) Inc.]
  CANADA INC = [Smith (Canada) Inc.]
  9234-5678 QUEBEC INC = [Boulangerie du Coin inc.]
  SAINTE LAURENT AUTO LTD = [St. Laurent Auto Ltd]
  JANE SMITH = John / Smith
  JOHN SMYTHE = John / Smith
  B SMITH = John / Smith
  SMITH = John / Smith
  JOHN = John / Smith
  J S = John / Smith
  JOHN BROWN = John / Smith
  SMITH HOLDINGS = John / Smith
  SMITH HOLDINGS INC = John / Smith
  JOHN SMITH HOLDINGS INC = John / Smith
  JOHN SMITH PLUMBING LTD = John / Smith
  ESTATE OF JOHN SMITH = John / Smith
  SUCCESSION JEAN TREMBLAY = Jean / Tremblay
  JOHN SMITH IN TRUST FOR EMMA SMITH = John / Smith
  JOHN SMITH ITF E SMITH = John / Smith
  JANE BROWN C/O JOHN SMITH = John / Smith
  JOHN ANDREW SMITH = John Brian / Smith
  JOHN B SMITH = John Andrew / Smith
  JANE SMITH OR MARK SMITH = John / Smith
  JOHN BROWN OR JANE SMITH = John / Smith
  JOHN BROWN & JANE SMITH = John / Smith
  MARIE TREMBLAY = Marie / Gagnon
  MARIO TREMBLAY = Marie / Tremblay
  MARC TREMBLAY = Marie / Tremblay
  JEAN TREMBLAY = Jeanne / Tremblay
  JEANNE TREMBLAY = Jean / Tremblay
  JEAN PIERRE GAGNON = Jean-Pierre / Tremblay
  PIERRE JEAN = Jean / Pierre-Louis
  MARIE LAVOIE GAGNE = Marie / Tremblay-Gagnon
  DANG LAN = Lam / Đặng
  NGUYEN VAN ANH = Minh / Nguyễn
  TRAN ANH = Anh / Nguyễn
  LUCAS WISNIEWSKI = Łukasz / Wiśniewski
  LUKASZ WISNIEWSKA = Łukasz / Wiśniewski
  MAEVE BRIEN = Maeve / O’Brien
  MAEVE OBYRNE = Maeve / O'Brien
  OWEN BRIEN = Maeve / O'Brien
  MORITZ MULLER = Jürgen / Müller
  JURGEN MILLER = Jürgen / Müller
  JOSE LOPEZ MARTIN = José / García Pérez
  MARIA CRUZADO = María / de la Cruz
  PIETER VAN DER MEER = Pieter / van der Berg
  PETER VAN = Peter / van der Berg
  黎明 = 明 / 李
  李民 = 明 / 李
  李明 = 民 / 李
  王明 = 明 / 李
  LI MIN = 明 / 李
  LIN MING = 明 / 李
  WANG XIAOHUA = 小红 / 王
  ZHANG XIAOHONG = 小红 / 王
  Иван Петренко = Иван / Петров
  IVAN PETRENKO = Иван / Петров
  IRINA PETROVA = Иван / Петров
  OLENA SHEVCHENKO = Юлія / Шевченко
  MAHMOUD AHMED = محمد / أحمد
  MOHAMMED HAMAD = محمد / أحمد
  MOHAMMED ALI = محمد / أحمد
  أحمد حسن = محمد / أحمد
  FATIMA HUSSAIN = فاطمة / حسن
  HARJEET SINGH = ਹਰਪ੍ਰੀਤ / ਸਿੰਘ
  RAJESH VERMA = राजेश / शर्मा
  RAMESH SHARMA = राजेश / शर्मा
  GEORGIOS PAPPAS = Γεώργιος / Παπαδόπουλος
  MINJI KIM = 민수 / 김
  GURPREET KAUR GILL = Gurpreet Kaur / Dhillon
  HARPREET KAUR DHILLON = Gurpreet Kaur / Dhillon
  SINGH KAUR = Gurpreet Kaur / Dhillon
  CHRISTOPHER MONTAGUE = Christopher / Montgomery
  MR SMITH = John / Smith
  OR JOHN = John / Smith
  SMITH HOLDINGS = [Smith Plumbing]
  SMITH PLUMBING HOLDINGS LTD = [Smith Plumbing Ltd]
  SMITH HEATING = [Smith Plumbing]
  SMITH = [Smith Plumbing]
  PLUMBING LTD = [Smith Plumbing Ltd]
  JONES PLUMBING LTD = [Smith Plumbing Ltd]
  INC = [Northline Equipment Inc.]
  THE COMPANY LTD = [The Company Store Ltd]
  NORTHLINE EQUIPMENT RENTALS = [Northline Equipment Inc.]
  NORTHLINE FOODS INC = [Northline Equipment Inc.]
  SOUTHLINE EQUIPMENT INC = [Northline Equipment Inc.]
  EQUIPMENT INC = [Northline Equipment Inc.]
  9123-4568 QUEBEC INC = [9123-4567 Québec inc.]
  QUEBEC INC = [9123-4567 Québec inc.]
  1234567 ONTARIO LTD = [1234567 Alberta Ltd]
  1234567 ONTARIO LTD = [12345678 Ontario Ltd]
  9123-4567 CANADA INC = [9123-4567 Québec inc.]
  BISTRO DU SUD = [Bistro du Nord]
  BISTRO DU = [Bistro du Nord]
  CAFE DU NORD = [Bistro du Nord]
  NORD = [Bistro du Nord]
  BOULANGERIE DU NORD = [Boulangerie du Nord-Est]
  TREMBLAY ET FILLES INC = [Tremblay et Fils inc.]
  TREMBLAY CONSTRUCTION = [Tremblay et Fils inc.]
  SMITH & JONES LLP = [Smith & Sons LLP]
  NORTHERN LIGHTS CAMPING = [Northern Lights Café and Bakery]
  NORTHERN LIGHTS = [Northern Lights Café and Bakery]
  COASTAL WINDOWS = [Coastal Window Cleaning Services]
  PRAIRIE MANAGEMENT = [Prairie Landscaping Services]
  PRAIRIE SERVICES LTD = [Prairie Landscaping Services Ltd.]
  MAPLE TRADING = [Maple International Trading Co.]
  SMITH PLUMBING IN TRUST = [Smith Plumbing]
  CAFE LUNA INC = [Café Lune]
  CAFE LUNA NORD = [Café Luna]
  JOES GARAGE = [Joe’s Diner]
  A1 TOWING = [A2 Towing]
  ABC CONSTRUCTION = [ABD Construction]
  DENTISTERIE MARIE COTE = [Dentisterie Dr Luc Côté]
  ENTREPRISES LAVIGNE ENR = [Entreprises Lavoie enr.]
  SERVICES ENR = [Entreprises Lavoie enr.]
  上海餐厅 = [北京餐厅]
  КАФЕ СОЛНЦЕ = [Кафе Луна]
  `,
);

export const namePairs: readonly NamePair[] = [...own, ...others];
