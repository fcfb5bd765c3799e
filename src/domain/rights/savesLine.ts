import { saleWords } from '@/i18n/sale'
import type { Pricing } from './pricing'

/** What a price saves, in one line; empty where it saves nothing. */
export const savesLine = ({ saved }: Pricing): string => (saved > 0 ? saleWords().saves(saved) : '')
