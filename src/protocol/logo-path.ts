/** Path of the logos that merchants upload, on the API's origin; the id of the file follows. */
export const logoPath = '/logos';
