/** Raise it when the policy changes in a way that must be asked again. */
export const policyVersion = 1
