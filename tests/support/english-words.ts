/** Words that are in nearly every English sentence, and in none of the site's other languages. */
export const ENGLISH = /(?<![\w@.&-])(the|your|you|with|from|booking|are)(?![\w@-])/i
