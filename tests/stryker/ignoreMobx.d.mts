import type { Ignorer } from '@stryker-mutator/api/ignore'

export const mobx: Ignorer
