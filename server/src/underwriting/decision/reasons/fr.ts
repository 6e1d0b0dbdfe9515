import type { ReasonCode } from './codes';

export const reasonsFr: Readonly<Record<ReasonCode, string>> = {
  underAge:
    'La personne qui fait la demande doit avoir atteint l’âge de la majorité dans sa province ou son territoire.',
  businessTooYoung: 'L’entreprise est en activité depuis moins de 6 mois.',
  bankruptcy: 'Le dossier de crédit fait état d’une faillite ou d’une proposition récente.',
  scoreTooLow: 'La cote de crédit est inférieure à notre minimum.',
  openCollections: 'Le dossier de crédit fait état de plusieurs créances en recouvrement.',
  revenueTooLow:
    'Le chiffre d’affaires mensuel observé dans le compte bancaire est inférieur à notre minimum.',
  tooFewDeposits: 'Le compte bancaire présente trop peu de dépôts pour évaluer l’entreprise.',
  frequentNsf: 'Trop d’effets ont été retournés pour provision insuffisante.',
  manyNegativeDays: 'Le compte bancaire a été à découvert pendant un trop grand nombre de jours.',
  tooManyLenders: 'L’entreprise rembourse déjà plusieurs autres prêteurs.',
  debtServiceTooHigh:
    'Les paiements à d’autres prêteurs représentent une part trop élevée du chiffre d’affaires.',
  limitBelowMinimum: 'Le montant que nous pourrions offrir est inférieur à notre limite de crédit minimale.',
  bureauUnavailable: 'Nous n’avons pas pu joindre l’agence d’évaluation du crédit.',
  noBureauFile: 'L’agence d’évaluation du crédit n’a pas de dossier au nom de cette personne.',
  thinBureauFile: 'Le dossier de crédit est trop récent pour comporter une cote.',
  fraudAlert: 'Le dossier de crédit comporte une alerte qui doit être examinée par une personne.',
  noCadAccount: 'Aucun compte courant en dollars canadiens n’a été connecté.',
  rejectedElsewhere: 'Une autre de vos demandes a été refusée récemment.',
  holderMismatch:
    'Le nom du titulaire du compte bancaire diffère de celui de l’entreprise et de la personne qui fait la demande.',
  accountsOfOthers:
    'Certains des comptes connectés sont à un autre nom, et les autres ne suffisent pas à eux seuls.',
  shortHistory: 'Le compte bancaire montre moins de trois mois de ventes.',
  monthsMissing: 'Le compte bancaire ne montre aucune opération pendant au moins deux des six derniers mois.',
  balanceUnknown: 'La banque n’a pas communiqué le solde d’un compte.',
  linesUnusable: 'Trop d’opérations transmises par la banque n’ont pas pu être lues.',
  fewTransactions: 'Le compte bancaire montre trop peu d’opérations pour évaluer l’entreprise.',
  creditsUnclear: 'La banque n’indique pas la provenance d’une trop grande part des sommes reçues.',
  overdrawnUnaided:
    'Sans les sommes empruntées et celles du propriétaire, le compte bancaire aurait été à découvert pendant de nombreux jours.',
  balanceFromOutside: 'Une trop grande part du solde moyen provient d’emprunts ou du propriétaire.',
  roundTrips:
    'Des sommes reçues sont proches de celles versées à d’autres à quelques jours d’intervalle; il ne s’agit peut-être pas de ventes.',
  evidenceMissing:
    'Un motif n’a pas pu être présenté avec ses opérations; une personne doit donc l’examiner.',
  registryUnavailable: 'Nous n’avons pas pu joindre le registre de l’entreprise.',
  businessNotFound: 'Nous n’avons pas trouvé l’entreprise dans son registre.',
  businessInactive: 'Le registre indique que l’entreprise est inactive ou dissoute.',
  namesToConfirm: 'L’identité d’une personne ou d’une entreprise nommée dans la demande doit être confirmée.',
  screeningOutdated: 'Les noms qui figurent dans la demande doivent être vérifiés par une personne.',
  sinNeeded:
    'L’agence d’évaluation du crédit a besoin du numéro d’assurance sociale pour trouver le dossier.',
  limitedByRevenue: 'La limite découle du chiffre d’affaires mensuel moyen.',
  limitedByRecentRevenue:
    'La limite découle du chiffre d’affaires des trois derniers mois, plus bas que celui des mois précédents.',
  limitedByConcentration:
    'Une grande partie des ventes provient d’un seul client; elles ne comptent donc qu’en partie dans le calcul de la limite.',
  limitedByBalance: 'La limite découle du solde quotidien moyen.',
  limitedByTier: 'La limite est la plus élevée pour ce profil de crédit.',
  limitedByExposure:
    'Le solde dû et le crédit encore disponible au titre d’autres demandes ont été déduits de la limite.',
  documentsIncomplete: 'Les documents ne couvrent pas tous les mois dont nous avons besoin.',
  documentsUnreadable: 'Les documents n’ont pas pu être lus.',
  documentsMismatch: 'Les documents ne correspondent pas aux renseignements de la demande.',
  identityNotConfirmed: 'Nous n’avons pas pu confirmer l’identité de la personne qui fait la demande.',
  businessNotConfirmed: 'Nous n’avons pas pu confirmer que l’entreprise est en activité.',
  accountNotConfirmed: 'Nous n’avons pas pu confirmer que le compte bancaire appartient à l’entreprise.',
  paymentsNotAffordable:
    'Les ventes et les dépenses observées laissent trop peu de marge pour des versements hebdomadaires.',
};
