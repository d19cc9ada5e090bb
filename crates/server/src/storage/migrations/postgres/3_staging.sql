-- The staging table is SQLite's alone; the numbers of both databases stay the same.
INSERT INTO schema_number SELECT 3 WHERE NOT EXISTS (SELECT FROM schema_number WHERE number = 3);
