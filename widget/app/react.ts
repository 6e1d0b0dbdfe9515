/** Loads React beside what imports it, which would ask for it one round trip later. */
import 'react-dom/client';
