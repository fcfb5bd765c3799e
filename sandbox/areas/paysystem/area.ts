import type { Area } from '../../areas'
import { routes } from './routes'

export const paysystem: Area = { name: 'paysystem', routes }
