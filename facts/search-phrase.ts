/** Letters from which on a phrase is searched for while it is typed (S5.042). */
export const searchPhraseMinLength = 3
