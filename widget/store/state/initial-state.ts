import { initialLocal } from '@tamarack/core/flow/local';
import type { WidgetState } from './state';

export const initialState: WidgetState = {
  loading: { kind: 'loading' },
  local: initialLocal,
  pending: [],
  toast: null,
  offline: false,
  drafts: {},
  api: null,
  uploads: null,
};
