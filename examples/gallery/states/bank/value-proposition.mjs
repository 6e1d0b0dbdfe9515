import { businessDone } from '../../view.mjs';

export default { title: 'Value proposition', order: 1, states: [{ name: 'offered', view: businessDone }] };
