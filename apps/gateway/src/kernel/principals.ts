/** Somebody who runs the merchants of an installation. */
export interface OperatorPrincipal {
  kind: 'operator';
  name: string;
  /** False for somebody who gave no name: whoever may use the account that the gateway runs as. */
  named: boolean;
}
