/**
 * Whether the host has really checked the face for this order. The sandbox's host answers `host-face:<orderId>`; a real backend asks the
 * host's server what its result means.
 */
export const isOfHost = (verifyResult: string, orderId: string): boolean => verifyResult === `host-face:${orderId}`
