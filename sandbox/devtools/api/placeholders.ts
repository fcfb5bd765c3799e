/** Stands for the values that a message names: each reads as its name in braces. */
export const placeholders: Readonly<Record<string, string>> = new Proxy({}, { get: (_, name) => `{${String(name)}}` })
