import type { Area } from '../../areas'
import { seedWallets } from '../../ledger/seed'
import { mountProvider } from '../../provider/routes'
import type { Seeding } from '../../seed'
import { routes } from './routes'
import { seedCards } from './seed'

async function seed(seeding: Seeding): Promise<void> {
  await seedCards(seeding)
  await seedWallets(seeding)
}

export const cashier: Area = { name: 'cashier', routes, mount: mountProvider, seed }
