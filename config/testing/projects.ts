/** The projects of `tests/jest.config.mjs`; each leaves its results in `artifacts/<project>.json`. */
export const projects = ['unit', 'components', 'app', 'sandbox', 'histories', 'minihost', 'e2e', 'builds'] as const

export type Project = (typeof projects)[number]
