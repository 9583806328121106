/** What stands instead of the address of a customer who asked to be forgotten; a name for addresses that cannot be (RFC 2606). */
export const erasedEmail = 'erased@invalid'
