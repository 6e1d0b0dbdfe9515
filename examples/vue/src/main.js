import { createApp } from 'vue';
import ProductPage from './product-page.vue';

createApp(ProductPage).mount('#app');
