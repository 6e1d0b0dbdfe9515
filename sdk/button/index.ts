/** Entry of the pay button. Loading it defines the element. */
import { defineOnce } from '../elements/dom';
import { elementNames } from '../elements/names';
import { ButtonElement } from './element';

defineOnce(elementNames.button, ButtonElement);
