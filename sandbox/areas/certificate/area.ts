import type { Area } from '../../area'
import { mountCheckPage } from './checkRoutes'
import { mountDocuments } from './documentRoutes'
import { certificateFees } from './fees'
import { inboxMails } from './inboxMails'
import { ownCertificates } from './ownData'
import { certificateRoutes } from './routes'
import { seedCertificates } from './seed'
import { certificateMails, certificates } from './tables'

/** Certificates of settled loans: applications, the document, its mails, and the page that verifies it. */
export const certificate: Area = {
  name: 'certificate',
  routes: certificateRoutes,
  mount(app, core) {
    mountDocuments(app, core)
    mountCheckPage(app, core)
  },
  seed: seedCertificates,
  mails: inboxMails,
  payables: { C: certificateFees },
  closing: { deletes: [certificateMails, certificates] },
  ownData: { certificates: ownCertificates },
}
