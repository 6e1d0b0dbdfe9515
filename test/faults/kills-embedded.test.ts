import { defineKills } from './support/define-kills';

defineKills('embedded');
