import { featureLabelsFr } from '../../../src/underwriting/decision';
import type { Texts } from './texts';

/** In French, 0 and 1 take the singular. */
const formatCount = (one: string, many: string) => (value: number) =>
  `${value} ${Math.abs(value) < 2 ? one : many}`;

export const textsFr: Texts = {
  title: (version) => `Décision selon les règles ${version}`,
  outcomes: {
    instantlyApproved: 'approbation immédiate',
    preQualified: 'préqualification',
    approved: 'approbation',
    rejected: 'refus',
    manualReview: 'examen par une personne',
    sinNeeded: 'NAS requis',
  },
  features: featureLabelsFr,
  terms: {
    tier: 'Plafond de la catégorie',
    balance: 'Solde quotidien moyen',
    averageRevenue: 'Ventes de six mois',
    recentRevenue: 'Ventes de trois mois',
    concentration: 'Ventes, plus grand client plafonné',
    roundTrips: 'Allers-retours possibles plafonnés',
  },
  units: {
    years: formatCount('an', 'ans'),
    months: formatCount('mois', 'mois'),
    days: formatCount('jour', 'jours'),
    points: String,
    number: String,
    percent: (value) => `${value} %`,
  },
  yes: 'oui',
  no: 'non',
  unknown: 'inconnu',
  below: (bound) => `moins de ${bound}`,
  atLeast: (bound) => `à partir de ${bound}`,
  fromLimit: (limit) => `dès une limite de ${limit}`,
  fires: 'S’APPLIQUE',
  setAside: 'écarté : une personne décide',
  binds: 'DÉTERMINANT',
  outcome: 'Résultat',
  limit: 'Limite',
  instant: 'Utilisable immédiatement',
  tier: 'Catégorie',
  reapply: (days) => `Nouvelle demande possible dans ${days} jours.`,
  deducted: 'Moins le solde dû et le crédit disponible ailleurs',
  result: 'Résultat, par tranches de 100 $',
  none: 'aucune',
  sections: {
    reasons: 'Motifs',
    knockouts: 'Règles éliminatoires',
    reviews: 'Motifs d’examen par une personne',
    tiers: 'Catégorie de chaque donnée (la moins bonne compte)',
    limit: 'Limite (le plus petit montant compte)',
    others: 'Autres données',
  },
};
