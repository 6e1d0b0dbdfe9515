/** What a file dialog offers for documents that may be pictures. Without HEIC: phones then turn theirs into JPEG. */
export const pdfOrPicture = 'application/pdf,image/png,image/jpeg,image/webp,.pdf,.png,.jpg,.jpeg,.webp';
