-- Settings have always been read from the bundle, site.json: nothing wrote or read this table.
drop table setting;
