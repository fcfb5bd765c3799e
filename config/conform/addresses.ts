import type { Environment } from '../environment'
import type { Options } from './options'

/** The address of each backend: its own, that of the membership, or the main one. */
export function hostsOf(options: Options): Environment['hosts'] {
  const { main, vip = main } = options
  return {
    main,
    vip,
    apiVip: options.apiVip ?? vip,
    supVip: options.supVip ?? vip,
    vipCore: options.vipCore ?? vip,
    vipCoreMobileGw: options.vipCoreMobileGw ?? vip,
    lowCode: options.lowCode ?? main,
    cashier: options.cashier ?? options.cashierGateway ?? main,
    cashierGateway: options.cashierGateway ?? '',
    report: options.report ?? main,
    publicKey: options.publicKey,
  }
}
