import { initialLocalState } from '@tamarack/core/flow/local-state';
import type { WidgetState } from './state';

export const initialState: WidgetState = {
  loading: { kind: 'loading' },
  local: initialLocalState,
  pending: [],
  toast: null,
  offline: false,
  drafts: {},
  api: null,
  ended: false,
  uploads: null,
};
