-- What goes along with a mail, as texts ready to print; the PDF is made of it when it is wanted.
alter table mail add column enclosure jsonb;
