/** How many pieces of one type an order may hold: the product's limit, and never more than there are. At least 1. */
export const largestQuantity = (limit: number, stock: number): number => Math.max(1, Math.min(limit, stock))
