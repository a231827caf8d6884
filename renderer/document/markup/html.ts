/** Markup that is written already: no sign in it is escaped again. */
export class Html {
  constructor(readonly text: string) {}
}
