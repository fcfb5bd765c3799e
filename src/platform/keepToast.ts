/** In mini-programs a toast stands over the app and outlives the page it was shown on. */
export const keepToast = (): void => undefined
