import { nativeBridge } from './bridge'

/** Whether lending, which the native app alone has, is a message away. */
export const isLendingHere = (): boolean => nativeBridge.state !== 'absent'

/** The address that leads to a new loan or to what is still owed: by the bridge in the native app, to its download everywhere else. */
export const lendingAddress = (nativeType: 'loan' | 'bill'): string =>
  isLendingHere() ? `/pages/nativeBridge/index?nativeType=${nativeType}` : '/subPackages/app-download/index'
