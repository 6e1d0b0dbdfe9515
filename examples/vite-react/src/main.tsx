import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ProductPage } from './product-page';

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ProductPage />
    </StrictMode>,
  );
}
