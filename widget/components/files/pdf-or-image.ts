/** File types for documents that may be images. Without HEIC, phones convert theirs to JPEG. */
export const pdfOrImage = 'application/pdf,image/png,image/jpeg,image/webp,.pdf,.png,.jpg,.jpeg,.webp';
