/** How long a step in a browser or a host may take, in milliseconds: far longer than usual, because a slow machine is not a fault of the app. */
export const patience = 120_000
