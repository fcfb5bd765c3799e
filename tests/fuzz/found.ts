/** A fault of the sandbox that a life has shown. */
export class Found extends Error {}
