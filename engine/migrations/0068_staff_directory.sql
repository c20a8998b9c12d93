-- Whom of the company's directory a person of the merchant's is: bound at their first sign-in by it, so that an address that
-- the directory gives to somebody else later opens nothing of theirs. `directory` names the issuer and the shop's client there.
alter table staff_member
  add column directory text,
  add column directory_subject text;
