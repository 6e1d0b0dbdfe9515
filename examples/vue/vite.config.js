import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

/** Elements of the browser, which Vue must not look for among its components. */
const isCustomElement = (tag) => tag.startsWith('tamarack-');

export default defineConfig({ plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] });
