/** Loads React in parallel with its importers, which saves a round trip. */
import 'react-dom/client';
