/** A card number as it is printed, in groups of four. */
export const formatCard = (cardNumber: string): string => cardNumber.replace(/(.{4})(?=.)/g, '$1 ')
