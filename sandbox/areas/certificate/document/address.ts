/** Where certificates are read: by their customer with a ticket, and as the attachment of a mail in the inbox. */
export const documentPath = '/paid-off/documents'
export const attachmentPath = '/sandbox/mails'

/** Where a check code is verified. */
export const checkPath = '/sandbox/certificates'
