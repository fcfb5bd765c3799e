/** Gives unpredictable bytes; rejects where the host has none, so that encryption fails closed. */
export type RandomPort = (count: number) => Promise<number[]>
